-- Each statement brings its company as the setting `kafaa.company`, or `*` for every company; without the setting no row is seen or written.
-- The policies bind the tables' owner, too, but no superuser, such as the only role of the embedded database.
DO $$
DECLARE
	tenant regclass;
BEGIN
	FOR tenant IN
		SELECT c.oid::regclass FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
		WHERE c.relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'companies'::regclass)
			AND c.relkind IN ('r', 'p') AND a.attname = 'company_id' AND NOT a.attisdropped
			-- These find a company, or are taken up over all companies.
			AND c.relname NOT IN ('account_tokens', 'email_locators', 'interview_links', 'job_locators', 'member_locators', 'tasks')
		ORDER BY c.relname
	LOOP
		EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tenant);
		EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tenant);
		-- The subqueries read the setting once a statement instead of once a row.
		EXECUTE format('CREATE POLICY own_company ON %s USING (
			company_id = (SELECT current_setting(''kafaa.company'', true)) OR (SELECT current_setting(''kafaa.company'', true)) = ''*'')', tenant);
	END LOOP;
END
$$;
