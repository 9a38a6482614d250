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
CREATE TABLE "users" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_company_id_id_pk" PRIMARY KEY("company_id","id")
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
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"result" jsonb NOT NULL,
	"evaluated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluations_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
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
	"created_at" timestamp with time zone NOT NULL
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
	CONSTRAINT "interviews_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
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
	CONSTRAINT "jobs_company_id_id_pk" PRIMARY KEY("company_id","id")
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
	CONSTRAINT "subscriptions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_company_id_candidate_id_interviews_company_id_candidate_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."interviews"("company_id","candidate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_once" ON "candidates" USING btree ("company_id","job_id","email");--> statement-breakpoint
CREATE INDEX "candidates_by_score" ON "candidates" USING btree ("company_id","job_id",coalesce("score", -1),"id");--> statement-breakpoint
CREATE INDEX "candidates_by_date" ON "candidates" USING btree ("company_id","job_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "candidates_by_name" ON "candidates" USING btree ("company_id","job_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "interviews_seats" ON "interviews" USING btree ("company_id","job_id","seated","last_answer_at");--> statement-breakpoint
CREATE INDEX "interviews_waitlist" ON "interviews" USING btree ("company_id","job_id","waitlisted_at");--> statement-breakpoint
CREATE INDEX "jobs_recent" ON "jobs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_outbox" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("company_id") WHERE "subscriptions"."status" = 'ACTIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_pending" ON "subscriptions" USING btree ("company_id") WHERE "subscriptions"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_free_once" ON "subscriptions" USING btree ("company_id") WHERE "subscriptions"."free";