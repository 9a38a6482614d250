-- Before a way back to a version of Kafaa that keeps its tasks in the schema pgboss (docs/OPERATIONS.md, Update): hands the waiting tasks back to
-- it. Stop the processes of the new version first. Given-up and scheduled tasks stay.
with handed as (
  delete from tasks using pgboss.queue
    where tasks.name = queue.name and state = 'waiting' and key is distinct from 'cron'
    returning tasks.*
)
insert into pgboss.job (id, name, data, start_after, created_on, singleton_key, policy, retry_limit, retry_count, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
  select id, name, payload || jsonb_strip_nulls(jsonb_build_object('requestId', request_id)), run_at, created_at + seq * interval '1 microsecond',
    coalesce(key, id::text), policy, retry_limit, 0, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second', dead_letter, heartbeat_seconds
  from handed join pgboss.queue using (name)
  order by seq
  on conflict do nothing;
