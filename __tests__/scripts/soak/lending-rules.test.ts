import { brokenRules } from '@/scripts/soak/lending-rules';
import { ANA, BIA } from '../../support/library';
import { aLoan, isoDay, TODAY } from '../../support/library-records';

const NOW = TODAY + 1000;
const loan = aLoan();
const returned = aLoan({ returnedAt: isoDay(0) });
const users = [ANA, BIA];
const broken = (before: readonly object[], after: readonly object[]) =>
  brokenRules(
    { users, loans: before as (typeof loan)[] },
    { users, loans: after as (typeof loan)[] },
    NOW,
  );

test.each([
  ['borrowing', [], [loan]],
  ['returning', [loan], [returned]],
  ['borrowing again', [returned], [returned, aLoan({ id: 'l2' })]],
])('%s breaks no rule', (_, before, after) => {
  expect(broken(before, after)).toEqual([]);
});

test.each([
  ['ana has two active loans', [loan], [loan, aLoan({ id: 'l2', bookId: 1 })]],
  ['book 84 has two holders', [loan], [loan, aLoan({ id: 'l2', userId: 'bia' })]],
  ['two loans are l1', [returned], [returned, returned]],
  ['the dates of loan l1 are wrong', [], [aLoan({ dueAt: isoDay(8) })]],
  ['the dates of loan l1 are wrong', [loan], [aLoan({ returnedAt: isoDay(-1) })]],
  ['the dates of loan l1 are wrong', [], [aLoan({ borrowedAt: isoDay(1), dueAt: isoDay(8) })]],
  ['loan l1 is lost', [loan], []],
  ['loan l1 was changed', [returned], [loan]],
  ['loan l1 was changed', [loan], [aLoan({ title: 'Outro' })]],
])('it is told that %s', (rule, before, after) => {
  expect(broken(before, after)).toEqual([rule]);
});

test('it is told that an account is lost, or is there twice', () => {
  const loans = [loan];
  expect(brokenRules({ users, loans }, { users: [ANA], loans }, NOW)).toEqual([
    'account bia is lost',
  ]);
  const twice = [...users, { ...BIA, id: 'b2' }];
  expect(brokenRules({ users, loans }, { users: twice, loans }, NOW)).toEqual([
    'two accounts are bia@exemplo.com',
  ]);
});
