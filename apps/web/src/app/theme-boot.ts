// A script of its own, run before the first paint of every page but the candidates': a chosen theme never flashes. It is
// loaded as a classic script, so it imports nothing; lib/theme.ts knows the same names.
{
  const root = document.documentElement;
  root.dataset['scripted'] = '';
  try {
    const theme = localStorage.getItem('kafaa.theme');
    if (theme === 'light' || theme === 'dark') {
      root.dataset['theme'] = theme;
      const bar = theme === 'dark' ? '#1a1414' : '#f8f7f3';
      for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', bar);
    }
  } catch {
    // Storage is forbidden: the system's theme, then.
  }
}
