/** Why the copy gave no answer: it is not on the host, cannot be read, or cannot be reached. */
export type CopyErrorKind = 'missing' | 'unreadable' | 'network';

/** The only error of the copy's own; besides it, answers throw what the service's would. */
export class CopyError extends Error {
  override readonly name = 'CopyError';

  constructor(
    readonly kind: CopyErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
