import { installThemeSwitch } from '#/lib/theme';

// The public pages work without this. « En croissance » takes the place of its dots.
document.documentElement.dataset['ready'] = '';

// It closes the header's menu after a jump to an anchor of the same page.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('header details a') : null;
  link?.closest('details')?.removeAttribute('open');
});

// And it lets one choose light or dark.
installThemeSwitch();
