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

/** Saves content that the browser already holds. */
export function downloadBlob(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  downloadUrl(url, fileName);
  // The browser has read the address once the click's task is over.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
