import fc from 'fast-check';
import { exportData } from '@/lib/my-data/export';
import { applyImport, previewImport } from '@/lib/my-data/import';
import { checkBorrow } from '@/lib/lending/rules';
import { loansStore, type Loan } from '@/lib/lending/loan';
import { usersStore, type User } from '@/lib/accounts/user';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aLoan, aUser, isoDay, store, TODAY } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const EMAILS = ['ana@exemplo.com', 'bia@exemplo.com', 'caio@exemplo.com'];

interface Library {
  readonly users: readonly User[];
  readonly loans: readonly Loan[];
}

/** The records of a browser, by the rules of lending; two of them share ids, e-mails and loans. */
const library: fc.Arbitrary<Library> = fc
  .record({
    emails: fc.uniqueArray(fc.constantFrom(...EMAILS), { minLength: 1 }),
    ids: fc.shuffledSubarray(['u1', 'u2', 'u3', 'u4'], { minLength: 3 }),
    loans: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('l1', 'l2', 'l3', 'l4', 'l5', 'l6'),
        by: fc.nat(2),
        bookId: fc.integer({ min: 1, max: 3 }),
        returnedAt: fc.option(fc.constantFrom(isoDay(1), isoDay(2))),
      }),
      { selector: (loan) => loan.id },
    ),
  })
  .map(({ emails, ids, loans }) => {
    const users = emails.map((email, index) => aUser({ id: ids[index] ?? '', email }));
    return {
      users,
      loans: loans.reduce<readonly Loan[]>((kept, { by, ...loan }) => {
        const userId = users[by % users.length]?.id ?? '';
        const request = { userId, bookId: loan.bookId, now: TODAY };
        const allowed = loan.returnedAt !== null || checkBorrow(kept, request) === null;
        return allowed ? [...kept, aLoan({ ...loan, userId })] : kept;
      }, []),
    };
  });

const fill = ({ users, loans }: Library) => {
  localStorage.clear();
  store({ users, loans });
};

async function importAll(text: string, ownId: string) {
  const preview = previewImport(text, { ownId, now: TODAY });
  if (!preview.ok) throw new Error(preview.message);
  return { preview, result: await applyImport(preview) };
}

const repeated = (items: readonly unknown[]) => items.length - new Set(items).size;

it('any import keeps the rules of lending, and loses or overwrites nothing', async () => {
  await fc.assert(
    fc.asyncProperty(library, library, async (there, here) => {
      fill(there);
      const text = exportData(TODAY);
      fill(here);
      const ownId = here.users[0]?.id ?? '';
      const { preview, result } = await importAll(text, ownId);
      const users = usersStore.getSnapshot();
      const loans = loansStore.getSnapshot();

      const active = loans.filter((loan) => loan.returnedAt === null);
      expect(repeated(active.map((loan) => loan.userId))).toBe(0);
      expect(repeated(active.map((loan) => loan.bookId))).toBe(0);
      expect(repeated(users.map((user) => user.email))).toBe(0);
      expect(repeated(users.map((user) => user.id))).toBe(0);
      expect(repeated(loans.map((loan) => loan.id))).toBe(0);
      loans.forEach((loan) => expect(users.map((user) => user.id)).toContain(loan.userId));

      expect(users.slice(0, here.users.length)).toEqual(here.users);
      here.loans.forEach((loan, index) => {
        if (loan.returnedAt === null) expect({ ...loans[index], returnedAt: null }).toEqual(loan);
        else expect(loans[index]).toEqual(loan);
      });

      there.users.forEach((user) => expect(users.map(({ email }) => email)).toContain(user.email));
      const added = preview.loansToAdd.length + preview.loansToComplete.length;
      expect(added + preview.known.loans + preview.conflicts.length).toBe(there.loans.length);
      expect(result).toEqual({
        users: users.length - here.users.length,
        loans: loans.length - here.loans.length,
        completed: preview.loansToComplete.length,
      });

      const again = await importAll(text, ownId);
      expect(again.result).toEqual({ users: 0, loans: 0, completed: 0 });
    }),
    { numRuns: 200 },
  );
}, 60_000);
