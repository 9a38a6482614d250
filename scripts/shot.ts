// tsx scripts/shot.ts URL out.png [--width 390] [--height 844] [--dark] [--full] [--wait MS]
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string' },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    wait: { type: 'string', default: '0' },
  },
});
const [url, file] = positionals;
if (!url || !file)
  throw new Error('Usage: tsx scripts/shot.ts URL out.png [--width 390] [--height 844] [--dark] [--full]');

const width = Number(values.width);
const phone = width < 600;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage({
    viewport: { width, height: Number(values.height ?? (phone ? 844 : 800)) },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: values.dark ? 'dark' : 'light',
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
  });
  page.on('console', (message) => message.type() === 'error' && process.stderr.write(`console: ${message.text()}\n`));
  page.on('pageerror', (error) => process.stderr.write(`page error: ${error.message}\n`));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (Number(values.wait) > 0) await page.waitForTimeout(Number(values.wait));
  await page.screenshot({ path: file, fullPage: values.full });
} finally {
  await browser.close();
}
