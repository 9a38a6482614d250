/** Follows a short-lived link that the server serves as an attachment; the page stays where it is. */
export function downloadUrl(url: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Hands a text to the browser as a file. */
export function downloadText(content: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  downloadUrl(url, fileName);
  // The browser has taken it over by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
