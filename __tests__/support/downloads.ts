interface Download {
  readonly name: string;
  readonly type: string;
  text(): Promise<string>;
}

/** Collects the files that the page downloads, in order. */
export function catchDownloads(): readonly Download[] {
  const blobs = new Map<string, Blob>();
  const downloads: Download[] = [];
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:test/${blobs.size}`;
      blobs.set(url, blob);
      return url;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (!blob) throw new Error(`nothing to download at ${this.href}`);
    downloads.push({ name: this.download, type: blob.type, text: () => blob.text() });
  });
  return downloads;
}
