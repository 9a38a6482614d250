-- The same in parts of a bounded number of rows, within one transaction of the caller's: the embedded database shares its
-- thread with everybody's calls. The beginning locks, counts and leaves the tombstone; nothing can be deleted without it.
CREATE FUNCTION "erase_company_begin"("company" text, "eraser" text, "at" timestamp with time zone, "with_mails" boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	waiting regclass[];
	next_one regclass;
	ordered text[] := '{}';
	found bigint;
	erased jsonb := '{}';
BEGIN
	-- The order in which everybody locks. Whoever writes a row that refers to one of these waits, and then finds it gone.
	PERFORM FROM companies WHERE company_id = company FOR UPDATE;
	PERFORM FROM jobs WHERE company_id = company ORDER BY id FOR UPDATE;
	PERFORM FROM interviews WHERE company_id = company ORDER BY candidate_id FOR UPDATE;
	PERFORM FROM candidates WHERE company_id = company ORDER BY id FOR UPDATE;
	SELECT array_agg(c.oid::regclass ORDER BY c.relname) INTO waiting
	FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
	WHERE c.relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'companies'::regclass)
		AND c.relkind IN ('r', 'p') AND a.attname = 'company_id' AND NOT a.attisdropped
		AND c.relname NOT IN ('company_tombstones', 'mails');
	WHILE cardinality(waiting) > 0 LOOP
		-- One that no other refers to any more; the counts last, since deleting candidates writes them.
		SELECT t INTO next_one FROM unnest(waiting) AS t
		WHERE NOT EXISTS (
			SELECT FROM pg_constraint k
			WHERE k.contype = 'f' AND k.confrelid = t AND k.conrelid <> t AND k.conrelid = ANY (waiting))
		ORDER BY t = 'candidate_counts'::regclass LIMIT 1;
		IF next_one IS NULL THEN
			RAISE EXCEPTION 'erase_company: tables refer to each other in a circle: %', waiting;
		END IF;
		EXECUTE format('SELECT count(*) FROM %s WHERE company_id = $1', next_one) INTO found USING company;
		IF found > 0 THEN
			erased := erased || jsonb_build_object(next_one::text, found);
		END IF;
		ordered := ordered || next_one::text;
		waiting := array_remove(waiting, next_one);
	END LOOP;
	SELECT count(*) INTO found FROM mails WHERE company_id = company AND (with_mails OR sent_at IS NOT NULL);
	IF found > 0 THEN
		erased := erased || jsonb_build_object('mails', found);
	END IF;
	INSERT INTO company_tombstones (company_id, erased_at, erased_by, erased) VALUES (company, "at", eraser, erased)
	ON CONFLICT DO NOTHING;
	RETURN jsonb_build_object('erased', erased, 'tables', to_jsonb(ordered || 'mails'::text));
END
$$;
--> statement-breakpoint
-- At most so many rows of one table; how many there were. Of the mails those that have left, or all.
CREATE FUNCTION "erase_company_part"("company" text, "of_table" text, "with_mails" boolean, "most" integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	deleted bigint;
BEGIN
	IF of_table = 'company_tombstones' OR NOT EXISTS (SELECT FROM company_tombstones WHERE company_id = company) THEN
		RAISE EXCEPTION 'erase_company: no tombstone of %', company;
	END IF;
	EXECUTE format(
		'DELETE FROM %1$s WHERE ctid = ANY (ARRAY(SELECT ctid FROM %1$s WHERE company_id = $1 AND %2$s LIMIT $2))',
		of_table::regclass,
		CASE WHEN of_table = 'mails' AND NOT with_mails THEN 'sent_at IS NOT NULL' ELSE 'true' END)
	USING company, most;
	GET DIAGNOSTICS deleted = ROW_COUNT;
	RETURN deleted;
END
$$;
--> statement-breakpoint
-- As before, and a company's whole trail goes with it: by those functions alone, which want a tombstone.
CREATE OR REPLACE FUNCTION "audit_events_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	calls text;
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."at" < nullif(current_setting('kafaa.audit_cutoff', true), '')::timestamptz THEN
			RETURN OLD;
		END IF;
		-- In every language of the server's messages a function stands there with its signature.
		GET DIAGNOSTICS calls = PG_CONTEXT;
		IF strpos(calls, 'erase_company_part(text,text,boolean,integer)') > 0
			OR strpos(calls, 'erase_company(text,text,timestamp with time zone,boolean)') > 0 THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
