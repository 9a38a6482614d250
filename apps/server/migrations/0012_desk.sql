CREATE TABLE "desk_visits" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"job_id" text NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_visits_company_id_user_id_job_id_pk" PRIMARY KEY("company_id","user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "evaluated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_visits" ADD CONSTRAINT "desk_visits_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_visits" ADD CONSTRAINT "desk_visits_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidates_to_decide" ON "candidates" USING btree ("company_id","job_id","evaluated_at","id") WHERE status = 'PENDING' and withdrawn_at is null and evaluated_at is not null;--> statement-breakpoint
CREATE INDEX "candidates_unfinished" ON "candidates" USING btree ("company_id","job_id","applied_at","id") WHERE status = 'PENDING' and withdrawn_at is null and evaluated_at is null;--> statement-breakpoint
CREATE INDEX "invitations_by_reply" ON "invitations" USING btree ("company_id","replied_at") WHERE replied_at is not null;--> statement-breakpoint
CREATE INDEX "mails_refused" ON "mails" USING btree ("company_id","refused_at") WHERE refusal is not null;--> statement-breakpoint
CREATE INDEX "opinions_recent" ON "opinions" USING btree ("company_id","given_at");--> statement-breakpoint
CREATE INDEX "review_requests_open" ON "review_requests" USING btree ("company_id","asked_at") WHERE answered_at is null;
--> statement-breakpoint
ALTER TABLE "desk_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "desk_visits" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "desk_visits" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
--> statement-breakpoint
-- The rows of every company are visible to the next statement, on PostgreSQL as well.
SELECT set_config('kafaa.company', '*', true);
--> statement-breakpoint
UPDATE candidates c SET evaluated_at = e.evaluated_at FROM evaluations e
WHERE e.company_id = c.company_id AND e.candidate_id = c.id AND c.person_asked_at IS NULL;
