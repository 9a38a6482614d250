import { useId } from 'react';
import { readTheme, type Theme } from '@kafaa/web-kit/theme';
import { MonitorIcon, MoonIcon, SunIcon } from './icons.tsx';
import styles from './theme-switch.module.css';

const CHOICES: readonly { theme: Theme; label: string; icon: typeof SunIcon }[] = [
  { theme: 'system', label: 'Système', icon: MonitorIcon },
  { theme: 'light', label: 'Clair', icon: SunIcon },
  { theme: 'dark', label: 'Sombre', icon: MoonIcon },
];

/** Light, dark or system theme. `lib/theme.ts` handles its events, in the app and on server-rendered pages. */
export function ThemeSwitch() {
  const name = useId();
  const current = readTheme();
  return (
    <fieldset className={styles.switch}>
      <legend className="sr-only">Thème</legend>
      {CHOICES.map(({ theme, label, icon: Icon }) => (
        <label key={theme} title={label}>
          <input type="radio" name={name} data-theme-choice={theme} defaultChecked={theme === current} />
          <Icon />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
