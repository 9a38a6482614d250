// Inlined in the HTML shell of every page that an app renders (a classic script, so it imports nothing). If the app's
// script fails to load, it replaces « Chargement… » by a message with a retry link.
{
  const say = () => {
    const root = document.getElementById('root');
    if (!root) return;
    const again = document.createElement('a');
    again.textContent = 'Réessayer';
    // The link has no fragment, because a link that differs only by its fragment does not reload the page.
    again.href = location.pathname + location.search;
    const text = document.createElement('p');
    text.className = 'boot';
    text.setAttribute('role', 'alert');
    text.append('La page n’a pas pu être chargée. Vérifiez votre réseau.', document.createElement('br'), again);
    const boot = root.querySelector(':scope > .boot');
    if (boot) return boot.replaceWith(text);
    // A server-rendered page keeps its text below the message; if a dialog is open, the message goes into the dialog.
    text.style.padding = '16px 20px';
    (root.querySelector('dialog') ?? root).prepend(text);
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && say(), true);
  // The script that starts a server-rendered page dispatches this event (platform/pages/shell.ts of the server).
  addEventListener('app-lost', say);
}
