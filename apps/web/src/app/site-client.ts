import '#/ui/styles/tokens.css';
import '#/ui/styles/fonts-ui.css';
import '#/ui/styles/fonts-display.css';
import '#/ui/styles/base.css';

// The public pages work without this; it only closes the menu after a jump to an anchor of the same page.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('details a') : null;
  link?.closest('details')?.removeAttribute('open');
});
