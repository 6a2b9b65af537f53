/** What the promise resolves to; rejects with the error of `late` when that takes over `ms` milliseconds. */
export async function withTimeLimit<R>(
  promise: Promise<R>,
  ms: number,
  late: () => Error,
): Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
