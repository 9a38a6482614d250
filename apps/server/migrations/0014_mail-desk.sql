CREATE TABLE "mail_templates" (
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_templates_company_id_kind_pk" PRIMARY KEY("company_id","kind")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "to_candidate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Mails written before go to the candidate if they went to the address of the application.
DO $$
BEGIN
	PERFORM set_config('kafaa.company', '*', true);
	UPDATE mails m SET to_candidate = true FROM candidates c
	WHERE c.company_id = m.company_id AND c.id = m.candidate_id AND c.email = m.recipient;
END $$;
--> statement-breakpoint
ALTER TABLE "mail_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_templates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "mail_templates" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
