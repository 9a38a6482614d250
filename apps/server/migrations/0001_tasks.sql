CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tasks_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" text,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"request_id" text,
	"key" text,
	"in_order" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run" uuid,
	"lease_until" timestamp with time zone,
	"hurried" boolean DEFAULT false NOT NULL,
	"fault" text,
	"given_up_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_state" CHECK (state in ('waiting', 'running', 'given-up'))
);
--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("name","run_at","seq") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "tasks_running" ON "tasks" USING btree ("lease_until") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "tasks_in_order" ON "tasks" USING btree ("name","key","seq") WHERE in_order and state <> 'given-up';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_one_waits" ON "tasks" USING btree ("name","key") WHERE state = 'waiting' and attempts = 0 and not in_order;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_one_runs" ON "tasks" USING btree ("name","key") WHERE state = 'running' and in_order;--> statement-breakpoint
CREATE INDEX "tasks_company" ON "tasks" USING btree ("company_id");
--> statement-breakpoint
-- As before, without the tasks: the queue deletes those of the company that wait, and keeps those that remove its files.
CREATE OR REPLACE FUNCTION "erase_company_begin"("company" text, "eraser" text, "at" timestamp with time zone, "with_mails" boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
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
		AND c.relname NOT IN ('company_tombstones', 'mails', 'tasks');
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
