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
ALTER TABLE "swap_tests" ADD CONSTRAINT "swap_tests_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;