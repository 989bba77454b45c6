export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Wait until the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
