-- compose.yaml runs this when it creates the database, and docs/OPERATIONS.md on a database of an earlier version: the server's role must
-- own the database without being a superuser, whom row level security does not bind.
\set ON_ERROR_STOP on
\getenv password POSTGRES_PASSWORD
select 'create role kafaa_app login' where to_regrole('kafaa_app') is null \gexec
alter role kafaa_app password :'password';
alter database :"DBNAME" owner to kafaa_app;
select format('alter schema %I owner to kafaa_app', nspname) from pg_namespace where nspname in ('drizzle', 'pgboss') \gexec
select format('alter table %s owner to kafaa_app', c.oid::regclass)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where nspname in ('public', 'drizzle', 'pgboss') and relkind in ('r', 'p') \gexec
select format('alter routine %s owner to kafaa_app', p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where nspname in ('public', 'pgboss') \gexec
