/** What browsers throw when they refuse to store. */
const quotaExceeded = () => new DOMException('quota', 'QuotaExceededError');
export const accessDenied = () => new DOMException('denied', 'SecurityError');

/** How a storage refuses to write, with the message that the screens show. */
export const REFUSED_WRITES = [
  [
    'full',
    quotaExceeded,
    'O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
  ],
  [
    'blocked',
    accessDenied,
    'O navegador não deixou guardar dados, e nada foi alterado. Permita os dados deste site e tente de novo.',
  ],
] as const;

interface Failure {
  /** The first write to fail, from 1. */
  readonly from: number;
  /** How many writes fail, from that one on. */
  readonly times: number;
  readonly error?: () => Error;
}

/** Does something before each write of one kind, until the test ends. */
function beforeWrites(name: 'setItem' | 'removeItem', act: (key: string, text: string) => void) {
  const real = Storage.prototype[name];
  return jest.spyOn(Storage.prototype, name).mockImplementation(function (
    this: Storage,
    key: string,
    text = '',
  ) {
    act(key, text);
    real.call(this, key, text);
  });
}

/** Makes writes (a key set or removed) fail, until `stop` or the end of the test, and counts them. */
export function failWrites({ from, times, error = quotaExceeded }: Failure) {
  let tried = 0;
  const count = () => {
    tried += 1;
    if (tried >= from && tried < from + times) throw error();
  };
  const spies = [beforeWrites('setItem', count), beforeWrites('removeItem', count)];
  return { tried: () => tried, stop: () => spies.forEach((spy) => spy.mockRestore()) };
}

/** Refuses writes that make the stored texts longer than `characters` in all, until `stop`. */
export function withQuota(characters: number) {
  const spy = beforeWrites('setItem', (key, text) => {
    const others = Object.entries(localStorage).filter(([other]) => other !== key);
    const total = others.reduce(
      (sum, [other, kept]) => sum + other.length + String(kept).length,
      0,
    );
    if (total + key.length + text.length > characters) throw quotaExceeded();
  });
  return { stop: () => spy.mockRestore() };
}
