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
ALTER TABLE "answer_hashes" ADD CONSTRAINT "answer_hashes_answer" FOREIGN KEY ("company_id","candidate_id","position") REFERENCES "public"."interview_answers"("company_id","candidate_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resemblances" ADD CONSTRAINT "resemblances_answer" FOREIGN KEY ("company_id","candidate_id","position") REFERENCES "public"."interview_answers"("company_id","candidate_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resemblances" ADD CONSTRAINT "resemblances_other" FOREIGN KEY ("company_id","other_id","other_position") REFERENCES "public"."interview_answers"("company_id","candidate_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_hashes_of" ON "answer_hashes" USING btree ("company_id","candidate_id","position");--> statement-breakpoint
CREATE INDEX "resemblances_of_other" ON "resemblances" USING btree ("company_id","other_id","other_position");