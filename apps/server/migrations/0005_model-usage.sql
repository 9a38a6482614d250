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
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_usage_recent" ON "model_usage" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "model_usage_candidate" ON "model_usage" USING btree ("company_id","candidate_id");