import { describe, expect, it } from 'vitest';
import { frenchSpaces, frenchSpacesInHtml } from './french-spaces.ts';

describe('frenchSpaces', () => {
  it.each([
    ['Une question ? Oui ! Non ; si', 'Une question\u202F? Oui\u202F! Non\u202F; si'],
    ['Ceci : 85 % de « moins »', 'Ceci\u00A0: 85\u00A0% de «\u00A0moins\u00A0»'],
    ['24 h, 30 jours, 99 TND', '24\u00A0h, 30\u00A0jours, 99\u00A0TND'],
    ['à 9:30, https://kafaa.example, 10 habits', 'à 9:30, https://kafaa.example, 10 habits'],
  ])('frenchSpaces puts no-break spaces only where French typography requires them: %s', (plain, french) => {
    expect(frenchSpaces(plain)).toBe(french);
  });

  it('frenchSpacesInHtml leaves tags, scripts and preformatted text unchanged', () => {
    const kept = '<a href="/x?a : b"></a><script>const a = b ? c : d</script><pre>a ? b</pre>';
    expect(frenchSpacesInHtml(`${kept}<p>Qui ?</p>`)).toBe(`${kept}<p>Qui\u202F?</p>`);
  });
});
