/** Offers a text or a picture to the visitor as a file to keep. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once a download has begun it no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
