/** An action that is refused or fails in a way that was foreseen; components/messages has the words for each kind. */
export class UserError extends Error {
  constructor(
    readonly kind: string,
    options?: ErrorOptions,
  ) {
    super(kind, options);
  }
}
