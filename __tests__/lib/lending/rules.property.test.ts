/** @jest-environment node */
import fc from 'fast-check';
import { newLoan, returnableLoan } from '@/lib/lending/borrow';
import { isActive, isOverdue, LendingError, type LendingRefusal } from '@/lib/lending/rules';
import type { Loan } from '@/lib/lending/loan';
import { DAY, TODAY, aBook } from '@/fixtures/records';

type Step =
  | { readonly do: 'borrow'; readonly user: string | null; readonly book: number }
  | { readonly do: 'return'; readonly user: string | null; readonly loan: number }
  | { readonly do: 'wait'; readonly days: number };

const user = fc.constantFrom('ana', 'bia', 'caio', null);
const book = fc.integer({ min: 1, max: 4 });
const days = fc.integer({ min: 0, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('borrow' as const), user, book }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('return' as const), user, loan: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days }) },
);

interface Transition {
  readonly step: Step;
  readonly before: readonly Loan[];
  readonly after: readonly Loan[];
  readonly now: number;
  readonly refusal: LendingRefusal | null;
}

/** The loans after a step, by the rules alone. */
function take(step: Step, loans: readonly Loan[], now: number): readonly Loan[] {
  if (step.do === 'wait') return loans;
  if (step.do === 'borrow') {
    const request = {
      id: `l${loans.length}`,
      userId: step.user,
      book: aBook({ id: step.book }),
      now,
    };
    return [...loans, newLoan(loans, request)];
  }
  const loan = returnableLoan(loans, { userId: step.user, loanId: `l${step.loan}` });
  const returned = { ...loan, returnedAt: new Date(now).toISOString() };
  return loans.map((one) => (one === loan ? returned : one));
}

/** What each of the steps changed. */
function play(steps: readonly Step[]): Transition[] {
  let loans: readonly Loan[] = [];
  let now = TODAY;
  return steps.map((step) => {
    const before = loans;
    if (step.do === 'wait') now += step.days * DAY;
    try {
      loans = take(step, before, now);
      return { step, before, after: loans, now, refusal: null };
    } catch (error) {
      if (!(error instanceof LendingError)) throw error;
      return { step, before, after: before, now, refusal: error.kind };
    }
  });
}

const history = fc.array(step, { maxLength: 60 }).map(play);
const repeated = (items: readonly unknown[]) => items.length - new Set(items).size;

type Rule = (transition: Transition) => void;

const atMostOneLoanOfUserAndBook: Rule = ({ after }) => {
  const active = after.filter(isActive);
  expect(repeated(active.map(({ userId }) => userId))).toBe(0);
  expect(repeated(active.map(({ bookId }) => bookId))).toBe(0);
};
const noBookForWhoIsLate: Rule = ({ step, before, refusal, now }) => {
  if (step.do !== 'borrow') return;
  const isLate = before.some((loan) => loan.userId === step.user && isOverdue(loan, now));
  expect(refusal === 'overdue').toBe(isLate);
};
const noLoanIsLost: Rule = ({ step, before, after }) => {
  before.forEach((loan, index) => {
    if (after[index] === loan) return;
    expect({ ...after[index], returnedAt: null }).toEqual(loan);
    expect(step).toMatchObject({ do: 'return', user: loan.userId });
  });
};
const changesUnlessRefused: Rule = ({ step, before, after, refusal }) => {
  if (step.do === 'wait') expect(refusal).toBeNull();
  else expect(after === before).toBe(refusal !== null);
};

describe('over any history of borrowing, returning and waiting', () => {
  it.each([
    ['a user has at most one active loan, and a book one holder', atMostOneLoanOfUserAndBook],
    ['nobody with an overdue loan gets a book', noBookForWhoIsLate],
    ['only its own user’s return changes a loan, and none is lost', noLoanIsLost],
    ['a step changes something unless it is refused', changesUnlessRefused],
  ])('%s', (_, rule) => {
    fc.assert(fc.property(history, (transitions) => transitions.forEach(rule)));
  });

  it('every kind of refusal occurs', () => {
    const refused: Record<LendingRefusal, true> = {
      'not-logged-in': true,
      overdue: true,
      'already-holding': true,
      'other-loan': true,
      'held-by-other': true,
      'not-found': true,
      'not-yours': true,
      'already-returned': true,
    };
    const reached = fc.sample(history, 300).flatMap((all) => all.map(({ refusal }) => refusal));
    expect(new Set(reached)).toEqual(new Set([...Object.keys(refused), null]));
  });
});
