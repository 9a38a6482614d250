CREATE TABLE "company_tombstones" (
	"company_id" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"erased_by" text NOT NULL,
	"erased" jsonb NOT NULL,
	CONSTRAINT "company_tombstones_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "own_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Deletes every row that names the company, in whatever tables there are, and leaves the tombstone: all of it, or, with its
-- transaction, nothing. Without the mails, those stay that have not left.
CREATE FUNCTION "erase_company"("company" text, "eraser" text, "at" timestamp with time zone, "with_mails" boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	waiting regclass[];
	next_one regclass;
	deleted bigint;
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
		EXECUTE format('DELETE FROM %s WHERE company_id = $1', next_one) USING company;
		GET DIAGNOSTICS deleted = ROW_COUNT;
		IF deleted > 0 THEN
			erased := erased || jsonb_build_object(next_one::text, deleted);
		END IF;
		waiting := array_remove(waiting, next_one);
	END LOOP;
	DELETE FROM mails WHERE company_id = company AND (with_mails OR sent_at IS NOT NULL);
	GET DIAGNOSTICS deleted = ROW_COUNT;
	IF deleted > 0 THEN
		erased := erased || jsonb_build_object('mails', deleted);
	END IF;
	INSERT INTO company_tombstones (company_id, erased_at, erased_by, erased) VALUES (company, "at", eraser, erased)
	ON CONFLICT DO NOTHING;
	RETURN erased;
END
$$;
--> statement-breakpoint
-- As before, and a company's whole trail goes with it: by that function alone, which leaves a tombstone.
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
		IF strpos(calls, 'erase_company(text,text,timestamp with time zone,boolean)') > 0 THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE FUNCTION "company_tombstones_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'company_tombstones is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "company_tombstones_keep_rows" BEFORE UPDATE OR DELETE ON "company_tombstones" FOR EACH ROW EXECUTE FUNCTION "company_tombstones_keep"();
--> statement-breakpoint
CREATE TRIGGER "company_tombstones_keep_all" BEFORE TRUNCATE ON "company_tombstones" FOR EACH STATEMENT EXECUTE FUNCTION "company_tombstones_keep"();
