/** A new id: a uuid, or a timestamp where uuids are unavailable, as on plain http (SPEC.md section 3). */
export function newId(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  return crypto?.randomUUID?.() ?? String(Date.now());
}
