/** Makes the browser download a text as a file; `type` is its media type. */
export function download(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the download starts in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
