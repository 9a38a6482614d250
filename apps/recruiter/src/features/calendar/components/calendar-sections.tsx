import { saveHours } from '@kafaa/domain/calendar/api';
import { saveInvitationDefaults } from '@kafaa/domain/invitations/api';
import { usePlanFeature } from '#/features/plans/queries';
import { useMay } from '#/lib/permissions';
import { errorMessage } from '@kafaa/web-kit/api';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { useCalendar } from '../queries.ts';
import { MeetingDefaults } from './meeting-defaults.tsx';
import { OwnFeed } from './own-feed.tsx';
import { OwnHours } from './own-hours.tsx';

/** The person's private calendar feed, and the weekly hours in which they meet candidates. */
export function CalendarSections() {
  const settings = useCalendar();
  const maySave = useMay(saveHours);
  const maySet = useMay(saveInvitationDefaults);
  const plans = usePlanFeature('SCHEDULING');
  if (settings.isError && !settings.data) {
    return (
      <ErrorBand
        message={errorMessage(settings.error, 'Vos réglages d’agenda n’ont pas pu être lus.')}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    );
  }
  if (!settings.data) {
    return (
      <div className="grid gap-16" role="status" aria-label="Chargement de votre agenda">
        <Skeleton height={190} shape="block" />
        <Skeleton height={260} shape="block" />
      </div>
    );
  }
  return (
    <>
      <OwnFeed since={settings.data.feedSince} />
      {maySave && plans && <OwnHours hours={settings.data.hours} />}
      {maySet && plans && <MeetingDefaults />}
    </>
  );
}
