CREATE TABLE "member_locators" (
	"email" text NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "member_locators_email_company_id_pk" PRIMARY KEY("email","company_id")
);
--> statement-breakpoint
CREATE TABLE "offer_access" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"job_id" text NOT NULL,
	CONSTRAINT "offer_access_company_id_user_id_job_id_pk" PRIMARY KEY("company_id","user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'ADMINISTRATOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state" text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joined_before" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "all_offers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_access" ADD CONSTRAINT "offer_access_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_access" ADD CONSTRAINT "offer_access_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("company_id","email") WHERE email <> '';