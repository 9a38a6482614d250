CREATE TABLE "audit_events" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"user_id" text,
	"action" text NOT NULL,
	"candidate_id" text NOT NULL,
	CONSTRAINT "audit_events_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_locators" (
	"email" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"email" text NOT NULL,
	"proof_hash" text,
	"account" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ups_company_id_user_id_password_hash_pk" PRIMARY KEY("company_id","user_id","password_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"password_disputed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "candidate_counts" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"status" text NOT NULL,
	"score" integer NOT NULL,
	"candidates" integer NOT NULL,
	CONSTRAINT "candidate_counts_company_id_job_id_status_score_pk" PRIMARY KEY("company_id","job_id","status","score")
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"job_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"report_status" text DEFAULT 'NONE' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL,
	"score" integer,
	"rejected_at" timestamp with time zone,
	"rejection_reason" text,
	"rejection_mailed_at" timestamp with time zone,
	"notes" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"consent_version" text,
	"rejection_mail_at" timestamp with time zone,
	"links_from" timestamp with time zone,
	"mailbox" text,
	"person_asked_at" timestamp with time zone,
	"own_links_from" timestamp with time zone,
	"engine" text,
	"margin" integer,
	CONSTRAINT "candidates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"company_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"description" text,
	"industry" text,
	"size" text,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"onboarding_status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"contact_email" text,
	"contact_email_asked" text,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"erase_at" timestamp with time zone,
	"house" jsonb
);
--> statement-breakpoint
CREATE TABLE "answer_hashes" (
	"company_id" text NOT NULL,
	"hash" bigint NOT NULL,
	"candidate_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "answer_hashes_company_id_hash_candidate_id_position_pk" PRIMARY KEY("company_id","hash","candidate_id","position")
);
--> statement-breakpoint
CREATE TABLE "resemblances" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"position" integer NOT NULL,
	"other_id" text NOT NULL,
	"other_position" integer NOT NULL,
	"share" integer NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"other_start" integer NOT NULL,
	"other_end" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"set_aside_by" text,
	"set_aside_at" timestamp with time zone,
	CONSTRAINT "resemblances_pk" PRIMARY KEY("company_id","candidate_id","position","other_id","other_position")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"result" jsonb NOT NULL,
	"evaluated_at" timestamp with time zone NOT NULL,
	"deduction_lifted" boolean DEFAULT false NOT NULL,
	"deduction_changed_by" text,
	"deduction_changed_at" timestamp with time zone,
	"human_levels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revised_at" timestamp with time zone,
	"recalculation" text,
	"earlier" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "evaluations_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "swap_tests" (
	"company_id" text NOT NULL,
	"scope" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"result" jsonb,
	"measured_at" timestamp with time zone,
	CONSTRAINT "swap_tests_company_id_scope_pk" PRIMARY KEY("company_id","scope")
);
--> statement-breakpoint
CREATE TABLE "interview_answers" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"position" integer NOT NULL,
	"answer" text NOT NULL,
	"revision" bigint NOT NULL,
	"behaviour" jsonb,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_answers_company_id_candidate_id_position_pk" PRIMARY KEY("company_id","candidate_id","position")
);
--> statement-breakpoint
CREATE TABLE "interview_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"job_id" text NOT NULL,
	"link_expires_at" timestamp with time zone NOT NULL,
	"consent_version" text,
	"started_at" timestamp with time zone,
	"last_answer_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"seated" boolean DEFAULT false NOT NULL,
	"waitlisted_at" timestamp with time zone,
	"cv_name" text,
	"cv_size" integer,
	"cv_received" integer DEFAULT 0 NOT NULL,
	"cv_key" text,
	"reminded_at" timestamp with time zone,
	"accommodation" boolean DEFAULT false NOT NULL,
	"follow_ups" jsonb,
	"taken_before" boolean DEFAULT false NOT NULL,
	"probed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "interviews_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "taken_interviews" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_interviews_company_id_job_id_person_hash_pk" PRIMARY KEY("company_id","job_id","person_hash")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"interview_type" text NOT NULL,
	"interview_place" text NOT NULL,
	"interview_date" timestamp with time zone NOT NULL,
	"custom_message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reply" text DEFAULT 'NONE' NOT NULL,
	"replied_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "job_locators" (
	"job_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_questions" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"position" integer NOT NULL,
	"id" text NOT NULL,
	"question" jsonb NOT NULL,
	CONSTRAINT "job_questions_company_id_job_id_position_pk" PRIMARY KEY("company_id","job_id","position")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"salary" double precision,
	"type" text NOT NULL,
	"ideal_profile" jsonb NOT NULL,
	"interview_language" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"candidate_count" integer DEFAULT 0 NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"questions_locked_at" timestamp with time zone,
	"measured_as" jsonb,
	"request_id" text,
	"changed_at" timestamp with time zone,
	"listed" boolean DEFAULT false NOT NULL,
	"emphasis" text,
	"indispensable_skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asks_for_writing" boolean DEFAULT false NOT NULL,
	CONSTRAINT "jobs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_exports" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"with_answers" boolean NOT NULL,
	"ready_at" timestamp with time zone,
	"file_key" text,
	"size" double precision,
	CONSTRAINT "company_exports_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "company_tombstones" (
	"company_id" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"erased_by" text NOT NULL,
	"erased" jsonb NOT NULL,
	CONSTRAINT "company_tombstones_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"refusal" text,
	"candidate_id" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refused_at" timestamp with time zone,
	"last_error" text,
	"outage" boolean DEFAULT false NOT NULL,
	"reply_to" text,
	"own_data" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mails_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"num_of_jobs" integer NOT NULL,
	"jobs_period" text NOT NULL,
	"max_candidates" integer NOT NULL,
	"features" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"plan_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"free" boolean NOT NULL,
	"status" text NOT NULL,
	"price" integer NOT NULL,
	"num_of_jobs" integer NOT NULL,
	"jobs_used" integer DEFAULT 0 NOT NULL,
	"max_candidates" integer NOT NULL,
	"features" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"expire_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "subscriptions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"file_key" text NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "review_requests_company_id_candidate_id_kind_pk" PRIMARY KEY("company_id","candidate_id","kind")
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"purpose" text NOT NULL,
	"job_id" text NOT NULL,
	"candidate_id" text,
	"model" text NOT NULL,
	"used" text NOT NULL,
	"fault" text,
	"calls" integer NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"cost" double precision,
	CONSTRAINT "model_usage_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_hashes" ADD CONSTRAINT "answer_hashes_answer" FOREIGN KEY ("company_id","candidate_id","position") REFERENCES "public"."interview_answers"("company_id","candidate_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resemblances" ADD CONSTRAINT "resemblances_answer" FOREIGN KEY ("company_id","candidate_id","position") REFERENCES "public"."interview_answers"("company_id","candidate_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resemblances" ADD CONSTRAINT "resemblances_other" FOREIGN KEY ("company_id","other_id","other_position") REFERENCES "public"."interview_answers"("company_id","candidate_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_tests" ADD CONSTRAINT "swap_tests_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_company_id_candidate_id_interviews_company_id_candidate_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."interviews"("company_id","candidate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_interviews" ADD CONSTRAINT "taken_interviews_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_candidate" ON "audit_events" USING btree ("company_id","candidate_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_recent" ON "audit_events" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_once" ON "candidates" USING btree ("company_id","job_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_person" ON "candidates" USING btree ("company_id","job_id","mailbox");--> statement-breakpoint
CREATE INDEX "candidates_by_score" ON "candidates" USING btree ("company_id","job_id",coalesce("score", -1),"id");--> statement-breakpoint
CREATE INDEX "candidates_by_engine" ON "candidates" USING btree ("company_id","job_id",coalesce("engine", ''),coalesce("score", -1),"id");--> statement-breakpoint
CREATE INDEX "candidates_by_date" ON "candidates" USING btree ("company_id","job_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "candidates_retention" ON "candidates" USING btree ("company_id","applied_at");--> statement-breakpoint
CREATE INDEX "candidates_by_name" ON "candidates" USING btree ("company_id","job_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "answer_hashes_of" ON "answer_hashes" USING btree ("company_id","candidate_id","position");--> statement-breakpoint
CREATE INDEX "resemblances_of_other" ON "resemblances" USING btree ("company_id","other_id","other_position");--> statement-breakpoint
CREATE INDEX "interviews_seats" ON "interviews" USING btree ("company_id","job_id","seated","last_answer_at");--> statement-breakpoint
CREATE INDEX "interviews_link_end" ON "interviews" USING btree ("company_id","link_expires_at");--> statement-breakpoint
CREATE INDEX "interviews_waitlist" ON "interviews" USING btree ("company_id","job_id","waitlisted_at");--> statement-breakpoint
CREATE INDEX "invitations_by_date" ON "invitations" USING btree ("company_id","interview_date","id");--> statement-breakpoint
CREATE INDEX "invitations_candidate" ON "invitations" USING btree ("company_id","candidate_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_request" ON "jobs" USING btree ("company_id","request_id");--> statement-breakpoint
CREATE INDEX "jobs_recent" ON "jobs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" USING btree ("company_id","id") WHERE "jobs"."listed";--> statement-breakpoint
CREATE INDEX "call_counts_ended" ON "call_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mails_outbox" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE sent_at is null and refusal is null;--> statement-breakpoint
CREATE INDEX "mails_outage" ON "mails" USING btree ("created_at") WHERE outage;--> statement-breakpoint
CREATE INDEX "mails_candidate" ON "mails" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("company_id") WHERE "subscriptions"."status" = 'ACTIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_pending" ON "subscriptions" USING btree ("company_id") WHERE "subscriptions"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_free_once" ON "subscriptions" USING btree ("company_id") WHERE "subscriptions"."free";--> statement-breakpoint
CREATE INDEX "review_requests_due" ON "review_requests" USING btree ("company_id","due_at");--> statement-breakpoint
CREATE INDEX "model_usage_recent" ON "model_usage" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "model_usage_candidate" ON "model_usage" USING btree ("company_id","candidate_id");
--> statement-breakpoint
-- Counts the changes of one statement together and in one order, so that two writers never deadlock.
CREATE FUNCTION count_candidates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO candidate_counts AS c (company_id, job_id, status, score, candidates)
		SELECT company_id, job_id, status, coalesce(score, -1), count(*)
		FROM added GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
		ON CONFLICT (company_id, job_id, status, score) DO UPDATE SET candidates = c.candidates + excluded.candidates;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO candidate_counts AS c (company_id, job_id, status, score, candidates)
		SELECT company_id, job_id, status, coalesce(score, -1), -count(*)
		FROM removed GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
		ON CONFLICT (company_id, job_id, status, score) DO UPDATE SET candidates = c.candidates + excluded.candidates;
	ELSE
		INSERT INTO candidate_counts AS c (company_id, job_id, status, score, candidates)
		SELECT company_id, job_id, status, coalesce(score, -1), sum(change)
		FROM (SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed) AS changes
		GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
		ON CONFLICT (company_id, job_id, status, score) DO UPDATE SET candidates = c.candidates + excluded.candidates;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER candidates_counted_in AFTER INSERT ON candidates
	REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_candidates();
--> statement-breakpoint
CREATE TRIGGER candidates_counted_out AFTER DELETE ON candidates
	REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_candidates();
--> statement-breakpoint
CREATE TRIGGER candidates_counted_anew AFTER UPDATE ON candidates
	REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_candidates();
--> statement-breakpoint
-- Audit events are append-only. Two exceptions: the retention task deletes events older than the cutoff that it sets for its
-- transaction, and the functions that erase a company, below, delete its events.
CREATE FUNCTION "audit_events_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "audit_events_keep_rows" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION "audit_events_keep"();
--> statement-breakpoint
CREATE TRIGGER "audit_events_keep_all" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "audit_events_keep"();
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
--> statement-breakpoint
-- Deletes every row of a company, whatever tables there are, and leaves a tombstone. Mails that were not sent yet stay, unless
-- `with_mails`.
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
-- The same in parts with a bounded number of rows, in one transaction of the caller: the embedded database runs on the thread that
-- answers requests. This first part locks, counts and writes the tombstone, without which the next function deletes nothing.
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
-- Deletes at most `most` rows of one table and returns their number.
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
