CREATE TABLE "taken_interviews" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_interviews_company_id_job_id_person_hash_pk" PRIMARY KEY("company_id","job_id","person_hash")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "interview_links" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "taken_before" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "taken_interviews" ADD CONSTRAINT "taken_interviews_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_person" ON "candidates" USING btree ("company_id","job_id","mailbox");