/** The user's choice; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// app/theme-boot.ts reads the same key before the first paint.
const KEY = 'kafaa.theme';
const BARS = { light: '#f8f7f3', dark: '#1a1414' } as const;

export function readTheme(): Theme {
  if (typeof document === 'undefined') return 'system';
  return THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';
}

/** Applies a theme to the page at once; `keepTheme` stores it. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.setAttribute('content', BARS[theme === 'system' ? own : theme]);
  }
  // Keep all switches on the page in sync.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-theme-choice]')) {
    input.checked = input.dataset['themeChoice'] === theme;
  }
}

function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts for this page only.
  }
}

const asTheme = (text: string | null | undefined): Theme => THEMES.find((theme) => theme === text) ?? 'system';

/** Handles all theme switches by event delegation, so later ones work too; follows changes in other tabs. */
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
