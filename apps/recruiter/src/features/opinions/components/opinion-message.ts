/** The words that go with a link for an opinion, without any name. */
function messageOf(url: string, candidates: number): string {
  const about = candidates > 1 ? `ces ${candidates} candidatures` : 'cette candidature';
  return `Votre avis sur ${about}, s’il vous plaît\u00A0: ${url}`;
}

/** Opens WhatsApp with the link in a message, where the sender chooses the receiver. */
export function whatsAppHref(url: string, candidates: number): string {
  return `https://wa.me/?text=${encodeURIComponent(messageOf(url, candidates))}`;
}

/** Opens a new mail with the link, without a receiver. */
export function mailHref(url: string, candidates: number): string {
  const [subject, body] = ['Votre avis', messageOf(url, candidates)].map(encodeURIComponent);
  return `mailto:?subject=${subject}&body=${body}`;
}
