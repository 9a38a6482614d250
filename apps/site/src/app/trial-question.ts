// The trial question of /Candidats. It shows and hides what the server has rendered: nothing is stored and nothing is sent.
/** Minimum number of words of an answer without a follow-up; a shorter one gets a follow-up, as in an interview. */
const SHORT_WORDS = 12;

const part = (name: string) => document.querySelector<HTMLElement>(`[data-trial="${name}"]`);

const form = part('form');
const field = form?.querySelector('textarea');
const restart = part('restart');
const bubbles = ['first', 'second'].flatMap((name) => part(name) ?? []);
const replies = ['short', 'arabic', 'end'].flatMap((name) => part(name) ?? []);

function reveal(element: HTMLElement | null | undefined): void {
  if (element) element.hidden = false;
}

function replyTo(text: string, isFirst: boolean): string {
  if (/\p{Script=Arabic}/u.test(text)) return 'arabic';
  return isFirst && text.split(/\s+/).length < SHORT_WORDS ? 'short' : 'end';
}

function answer(): void {
  const text = field?.value.trim() ?? '';
  if (!form || !field || text === '') return;
  const [bubble, another] = bubbles.filter(({ hidden }) => hidden);
  const words = bubble?.querySelector('[dir]');
  if (words) words.textContent = text;
  reveal(bubble);
  field.value = '';
  const reply = replyTo(text, another !== undefined);
  reveal(part(reply));
  if (reply === 'short') {
    field.focus();
    return;
  }
  form.hidden = true;
  reveal(restart);
  restart?.focus();
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  answer();
});
restart?.addEventListener('click', () => {
  for (const element of [...bubbles, ...replies, restart]) element.hidden = true;
  for (const words of bubbles) words.querySelector('[dir]')?.replaceChildren();
  reveal(form);
  field?.focus();
});
