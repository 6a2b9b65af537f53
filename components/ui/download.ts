/** Hands a text to the browser as a file to keep. */
export function download(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has started the download; the address only has to outlive its task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
