/** @jest-environment node */
import fc from 'fast-check';
import { newLoan, returnableLoan, LendingError, type LendingRefusal } from '@/lib/lending/rules';
import { isOverdue } from '@/lib/lending/status';
import { isActive } from '@/lib/lending/select-loans';
import type { Loan } from '@/lib/lending/loan';
import { aBook, DAY, TODAY } from '../../support/library-records';

const USERS = ['ana', 'bia', 'caio', null] as const;

type Step =
  | { do: 'borrow'; user: string | null; book: number }
  | { do: 'return'; user: string | null; loan: number }
  | { do: 'wait'; days: number };

const user = fc.constantFrom(...USERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('borrow' as const),
      user,
      book: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('return' as const), user, loan: fc.nat(5) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.double({ min: 0, max: 9, noNaN: true }),
    }),
  },
);

interface Transition {
  readonly step: Step;
  readonly before: readonly Loan[];
  readonly after: readonly Loan[];
  readonly now: number;
  readonly refusal: LendingRefusal | null;
}

/** Applies the steps by the rules alone; returns what each of them changed. */
function play(steps: readonly Step[]): Transition[] {
  let loans: readonly Loan[] = [];
  let now = TODAY;
  return steps.map((step) => {
    const before = loans;
    let refusal: LendingRefusal | null = null;
    try {
      if (step.do === 'wait') now += Math.round(step.days * DAY);
      if (step.do === 'borrow') {
        const request = {
          id: `l${loans.length}`,
          userId: step.user,
          book: aBook({ id: step.book }),
          now,
        };
        loans = [...loans, newLoan(loans, request)];
      }
      if (step.do === 'return') {
        const loan = returnableLoan(loans, { userId: step.user, loanId: `l${step.loan}` });
        loans = loans.map((one) =>
          one === loan ? { ...one, returnedAt: new Date(now).toISOString() } : one,
        );
      }
    } catch (error) {
      if (!(error instanceof LendingError)) throw error;
      refusal = error.kind;
    }
    return { step, before, after: loans, now, refusal };
  });
}

const history = fc.array(step, { maxLength: 60 }).map(play);
const everyStep = (check: (transition: Transition) => void) =>
  fc.assert(
    fc.property(history, (transitions) => transitions.forEach(check)),
    { numRuns: 300 },
  );

const repeated = (items: readonly unknown[]) => items.length - new Set(items).size;

describe('over any history of borrowing, returning and waiting', () => {
  it('a user has at most one active loan, and a book at most one holder', () => {
    everyStep(({ after }) => {
      const active = after.filter(isActive);
      expect(repeated(active.map((loan) => loan.userId))).toBe(0);
      expect(repeated(active.map((loan) => loan.bookId))).toBe(0);
    });
  });

  it('nobody with an overdue loan gets a book', () => {
    everyStep(({ step, before, after, now }) => {
      if (step.do !== 'borrow') return;
      const late = before.some((loan) => loan.userId === step.user && isOverdue(loan, now));
      if (late) expect(after).toBe(before);
    });
  });

  it('returned loans never change, and no loan is lost', () => {
    everyStep(({ before, after }) => {
      before.forEach((loan, index) => {
        if (isActive(loan)) expect({ ...after[index], returnedAt: null }).toEqual(loan);
        else expect(after[index]).toBe(loan);
      });
    });
  });

  it('a step changes something unless it is refused', () => {
    everyStep(({ step, before, after, refusal }) => {
      if (step.do === 'wait') expect(refusal).toBeNull();
      else expect(after === before).toBe(refusal !== null);
    });
  });

  it('each user returns only loans of their own', () => {
    everyStep(({ step, before, after }) => {
      const changed = after.filter(
        (loan, index) => index < before.length && loan !== before[index],
      );
      changed.forEach((loan) => expect(step).toMatchObject({ do: 'return', user: loan.userId }));
    });
  });

  it('every kind of refusal occurs', () => {
    const reached = new Set<LendingRefusal | null>();
    fc.assert(
      fc.property(history, (transitions) =>
        transitions.forEach(({ refusal }) => reached.add(refusal)),
      ),
      { numRuns: 300, seed: 3 },
    );
    expect([...reached].map(String).sort()).toEqual([
      'already-holding',
      'already-returned',
      'held-by-other',
      'not-found',
      'not-logged-in',
      'not-yours',
      'null',
      'other-loan',
      'overdue',
    ]);
  });
});
