// Inlined after the form of an offer (a classic script, so it imports nothing). Until the page's script runs, it stores what is
// typed as that script does, and puts it back into the fields after a reload.
{
  const [, , id = ''] = location.pathname.split('/');
  // The draft of apply-page.tsx, under the prefix of web-kit/draft.ts.
  const key = `kafaa.draft.apply.${id}`;
  const form = document.querySelector('form');
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  const store = () => {
    const value = Object.fromEntries(inputs.map((input) => [input.name, input.value]));
    try {
      sessionStorage.setItem(key, JSON.stringify({ value, savedAt: new Date().toISOString() }));
    } catch {
      // Storage is forbidden: the fields keep their text until a reload.
    }
  };
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { value?: Record<string, string> };
    for (const input of inputs) input.value ||= kept.value?.[input.name] ?? '';
  } catch {
    // The stored draft is unreadable, so nothing is restored.
  }
  form?.addEventListener('input', store);
}
