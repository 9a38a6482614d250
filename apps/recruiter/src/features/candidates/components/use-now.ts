import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@kafaa/domain/kernel/time';

/** The current time, updated every minute, so that relative dates stay correct on a page left open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
