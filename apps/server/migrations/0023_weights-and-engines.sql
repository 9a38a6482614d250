ALTER TABLE "candidates" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "margin" integer;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "recalculation" text;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "emphasis" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "indispensable_skills" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "asks_for_writing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "candidates_by_engine" ON "candidates" USING btree ("company_id","job_id",coalesce("engine", ''),coalesce("score", -1),"id");--> statement-breakpoint
-- Scores of today are ranked by the engine that gave them, as `engineKey` writes it.
UPDATE "candidates" c SET "engine" =
	lpad(split_part(e.result #>> '{engine,version}', '.', 1), 3, '0') || '.' ||
	lpad(split_part(e.result #>> '{engine,version}', '.', 2), 3, '0') || '.' ||
	lpad(split_part(e.result #>> '{engine,version}', '.', 3), 3, '0') || ' ' ||
	CASE WHEN e.result #>> '{engine,name}' = 'local' THEN 'local' ELSE 'modèle ' || coalesce(e.result #>> '{engine,model}', '') END
FROM "evaluations" e
WHERE e.company_id = c.company_id AND e.candidate_id = c.id AND c.score IS NOT NULL;
