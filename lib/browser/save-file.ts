/** Offers a text to the visitor as a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once a download has begun it no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
