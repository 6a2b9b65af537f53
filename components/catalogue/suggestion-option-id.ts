/** The id of a suggestion in its list: the field names the chosen one by it. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
