/** What a person has chosen; the system's own without a choice. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// app/theme-boot.ts reads the same key before the first paint.
const KEY = 'kafaa.theme';
const BARS = { light: '#f8f7f3', dark: '#1a1414' } as const;

export function readTheme(): Theme {
  if (typeof document === 'undefined') return 'system';
  return THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';
}

/** Shows a theme at once; it is kept where the browser allows. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.setAttribute('content', BARS[theme === 'system' ? own : theme]);
  }
  // Every switch of the page shows the same.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-theme-choice]')) {
    input.checked = input.dataset['themeChoice'] === theme;
  }
}

function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // It holds for this page, at least.
  }
}

const asTheme = (text: string | null | undefined): Theme => THEMES.find((theme) => theme === text) ?? 'system';

/** Makes every switch of the page work, those that come later, too; other tabs follow. */
export function installThemeSwitch(): void {
  applyTheme(readTheme());
  document.addEventListener('change', (event) => {
    const choice = event.target instanceof HTMLInputElement ? event.target.dataset['themeChoice'] : undefined;
    if (choice === undefined) return;
    keepTheme(asTheme(choice));
    applyTheme(asTheme(choice));
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) applyTheme(asTheme(event.newValue));
  });
}
