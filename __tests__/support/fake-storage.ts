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
    'O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.',
  ],
] as const;

interface Failure {
  /** The first write to fail, from 1. */
  readonly from: number;
  /** How many writes fail, from that one on. */
  readonly times: number;
  readonly error?: () => Error;
}

/** Makes writes (a key set or removed) fail, until `stop`, and counts them. */
export function failWrites({ from, times, error = quotaExceeded }: Failure) {
  const real = { setItem: Storage.prototype.setItem, removeItem: Storage.prototype.removeItem };
  let tried = 0;
  const count = () => {
    tried += 1;
    if (tried >= from && tried < from + times) throw error();
  };
  Storage.prototype.setItem = function (key, text) {
    count();
    real.setItem.call(this, key, text);
  };
  Storage.prototype.removeItem = function (key) {
    count();
    real.removeItem.call(this, key);
  };
  return { tried: () => tried, stop: () => void Object.assign(Storage.prototype, real) };
}

/** Refuses writes that make the stored texts longer than `characters` in all, until `stop`. */
export function withQuota(characters: number) {
  const real = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    const others = Object.entries(localStorage).filter(([other]) => other !== key);
    const total = others.reduce(
      (sum, [other, kept]) => sum + other.length + String(kept).length,
      0,
    );
    if (total + key.length + text.length > characters) throw quotaExceeded();
    real.call(this, key, text);
  };
  return { stop: () => void Object.assign(Storage.prototype, { setItem: real }) };
}
