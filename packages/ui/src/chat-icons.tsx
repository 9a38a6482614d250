import { icon } from './icons.tsx';

export const WifiOffIcon = /* @__PURE__ */ icon(
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
);
export const HourglassIcon = /* @__PURE__ */ icon(
  'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2',
);
export const BotOffIcon = /* @__PURE__ */ icon(
  'M13.67 8H18a2 2 0 0 1 2 2v4.33M2 14h2M20 14h2M22 22 2 2M8 8H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h12a2 2 0 0 0 1.414-.586M9 13v2M9.67 4H12v2.33',
);
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19V5M5 12l7-7 7 7');
