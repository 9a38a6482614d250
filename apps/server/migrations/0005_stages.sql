CREATE TABLE "candidate_moves" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"seq" integer NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"moved_by" text,
	"reason" text,
	"undoes" integer,
	"erased" boolean DEFAULT false NOT NULL,
	CONSTRAINT "candidate_moves_company_id_candidate_id_seq_pk" PRIMARY KEY("company_id","candidate_id","seq")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "set_stage" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "stage_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "nudged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_moves" ADD CONSTRAINT "candidate_moves_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_moves_job" ON "candidate_moves" USING btree ("company_id","job_id");--> statement-breakpoint
ALTER TABLE "candidate_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "candidate_moves" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "candidate_moves" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
--> statement-breakpoint
-- The log of applications from before: one entry per instant that their rows hold. Who decided is not known.
DO $$
BEGIN
	PERFORM set_config('kafaa.company', '*', true);
	WITH known AS (
		SELECT company_id, job_id, id, 1 AS step, 'REGISTERED' AS stage, applied_at AS at FROM candidates
		UNION ALL
		SELECT company_id, job_id, candidate_id, 2, 'STARTED', started_at FROM interviews WHERE started_at IS NOT NULL
		UNION ALL
		SELECT company_id, job_id, candidate_id, 3, 'TO_DECIDE', completed_at FROM interviews WHERE completed_at IS NOT NULL
		UNION ALL
		SELECT c.company_id, c.job_id, c.id, 4, 'INVITED', min(i.created_at) FROM candidates c
		JOIN invitations i ON i.company_id = c.company_id AND i.candidate_id = c.id
		WHERE c.status = 'ACCEPTED' GROUP BY 1, 2, 3
		UNION ALL
		SELECT company_id, job_id, id, 5, 'REJECTED', rejected_at FROM candidates WHERE status = 'REJECTED' AND rejected_at IS NOT NULL
		UNION ALL
		SELECT company_id, job_id, id, 6, 'WITHDRAWN', withdrawn_at FROM candidates WHERE withdrawn_at IS NOT NULL
	)
	INSERT INTO candidate_moves (company_id, job_id, candidate_id, seq, from_stage, to_stage, at)
	SELECT company_id, job_id, id, row_number() OVER person, lag(stage) OVER person, stage, at FROM known
	WINDOW person AS (PARTITION BY company_id, id ORDER BY at, step);
	UPDATE candidates c SET stage_version = m.entries
	FROM (SELECT company_id, candidate_id, count(*)::int AS entries FROM candidate_moves GROUP BY 1, 2) m
	WHERE m.company_id = c.company_id AND m.candidate_id = c.id;
END
$$;
--> statement-breakpoint
-- The log is append-only. Two exceptions: an erasure takes the identity out of a candidate's entries and nothing else, and the
-- functions that erase a company delete its entries.
CREATE FUNCTION "candidate_moves_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	calls text;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW.erased AND NEW.moved_by IS NULL AND NEW.reason IS NULL
			AND (NEW.company_id, NEW.job_id, NEW.seq, NEW.from_stage, NEW.to_stage, NEW.at, NEW.undoes)
				IS NOT DISTINCT FROM (OLD.company_id, OLD.job_id, OLD.seq, OLD.from_stage, OLD.to_stage, OLD.at, OLD.undoes) THEN
			RETURN NEW;
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		GET DIAGNOSTICS calls = PG_CONTEXT;
		IF strpos(calls, 'erase_company_part(text,text,boolean,integer)') > 0
			OR strpos(calls, 'erase_company(text,text,timestamp with time zone,boolean)') > 0 THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'candidate_moves is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "candidate_moves_keep_rows" BEFORE UPDATE OR DELETE ON "candidate_moves" FOR EACH ROW EXECUTE FUNCTION "candidate_moves_keep"();
--> statement-breakpoint
CREATE TRIGGER "candidate_moves_keep_all" BEFORE TRUNCATE ON "candidate_moves" FOR EACH STATEMENT EXECUTE FUNCTION "candidate_moves_keep"();
