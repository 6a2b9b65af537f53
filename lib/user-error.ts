/** An action that is refused or fails in a way that was foreseen; components/messages has the words for each kind. */
export class UserError<Kind extends string = string> extends Error {
  constructor(
    readonly kind: Kind,
    options?: ErrorOptions,
  ) {
    super(kind, options);
  }
}
