// Stands in the shell of every page that an app draws (a classic script, so it imports nothing). Where the app does not
// arrive « Chargement… » would stay for ever: it becomes a way to try again.
{
  const say = () => {
    const root = document.getElementById('root');
    if (!root) return;
    const again = document.createElement('a');
    again.textContent = 'Réessayer';
    // Without a fragment, which would lead to nowhere but this page as it is.
    again.href = location.pathname + location.search;
    const text = document.createElement('p');
    text.className = 'boot';
    text.setAttribute('role', 'alert');
    text.append('La page n’a pas pu être chargée. Vérifiez votre réseau.', document.createElement('br'), again);
    const boot = root.querySelector(':scope > .boot');
    if (boot) return boot.replaceWith(text);
    // A page that came with its text keeps it, below; where a dialog stands over it, in there.
    text.style.padding = '16px 20px';
    (root.querySelector('dialog') ?? root).prepend(text);
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && say(), true);
  // From the script that starts a page that came with its text (platform/shell.ts of the server).
  addEventListener('app-lost', say);
}
