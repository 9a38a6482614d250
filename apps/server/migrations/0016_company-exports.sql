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
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;