CREATE TABLE "candidate_counts" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"status" text NOT NULL,
	"score" integer NOT NULL,
	"candidates" integer NOT NULL,
	CONSTRAINT "candidate_counts_company_id_job_id_status_score_pk" PRIMARY KEY("company_id","job_id","status","score")
);
--> statement-breakpoint
-- The changes of one statement together, in one order: two writers never wait for each other in a circle.
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
INSERT INTO candidate_counts (company_id, job_id, status, score, candidates)
SELECT company_id, job_id, status, coalesce(score, -1), count(*) FROM candidates GROUP BY 1, 2, 3, 4;
